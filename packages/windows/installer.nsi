; What `python3 -m tools.package setup` hands to makensis: an installer for one person, without administrator's rights.
;     VERSION   of the program         FOLDER   what was frozen for Windows
;     SETUP     the file to make       ICON     of the installer
; Saves lie elsewhere (%LOCALAPPDATA%\sztabowka): neither a new version nor the removal touches them.
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user
!include MUI2.nsh

!define NAME "Sztabówka"
!define PROGRAM "sztabowka.exe"
!define CONSOLE "sztabowka-cli.exe"
!define REMOVER "uninstall.exe"
!define LIST "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sztabowka"

Name "${NAME}"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\Sztabowka"
InstallDirRegKey HKCU "${LIST}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "LegalCopyright" "The Sztabówka authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is spoken where the system speaks neither.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"

LangString RUNS ${LANG_ENGLISH} "${NAME} is running. Close it, then go on."
LangString RUNS ${LANG_POLISH} "${NAME} jest uruchomiona. Zamknij ją, potem kontynuuj."
LangString HINT ${LANG_ENGLISH} "Board games for an evening at one computer"
LangString HINT ${LANG_POLISH} "Gry planszowe na wieczór przy jednym komputerze"
LangString OTHERS ${LANG_ENGLISH} "There are files of something else in this folder. Choose an empty or a new one."
LangString OTHERS ${LANG_POLISH} "W tym folderze są pliki czegoś innego. Wybierz pusty albo nowy."

; A program that runs cannot be written to.
!macro WAIT_UNTIL_CLOSED
    again:
    IfFileExists "$INSTDIR\${PROGRAM}" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    IfErrors 0 free
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 3
    Quit
    free:
    FileClose $0
    closed:
!macroend

; Only what we have put there is ever taken away, so nothing of others may lie among it.
!macro REFUSE_FILES_OF_OTHERS
    IfFileExists "$INSTDIR\${PROGRAM}" ours
    IfFileExists "$INSTDIR\*.*" 0 ours
    FindFirst $0 $1 "$INSTDIR\*.*"
    next:
    StrCmp $1 "" empty
    StrCmp $1 "." skip
    StrCmp $1 ".." skip
    FindClose $0
    MessageBox MB_OK|MB_ICONSTOP "$(OTHERS)" /SD IDOK
    SetErrorLevel 4
    Quit
    skip:
    FindNext $0 $1
    Goto next
    empty:
    FindClose $0
    ours:
!macroend

!macro TAKE_AWAY
    Delete "$INSTDIR\${PROGRAM}"
    Delete "$INSTDIR\${CONSOLE}"
    RMDir /r "$INSTDIR\_internal"
!macroend

Section
    !insertmacro REFUSE_FILES_OF_OTHERS
    !insertmacro WAIT_UNTIL_CLOSED
    ; what an older version had and this one has not would stay for ever
    !insertmacro TAKE_AWAY
    SetOutPath "$INSTDIR"
    File "${FOLDER}\${PROGRAM}"
    File "${FOLDER}\${CONSOLE}"
    SetOutPath "$INSTDIR\_internal"
    File /r "${FOLDER}\_internal\*"
    SetOutPath "$INSTDIR"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "" "" "" "" "$(HINT)"
    WriteUninstaller "$INSTDIR\${REMOVER}"
    WriteRegStr HKCU "${LIST}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${LIST}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${LIST}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${LIST}" "Publisher" "The Sztabówka authors"
    WriteRegStr HKCU "${LIST}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${LIST}" "UninstallString" '"$INSTDIR\${REMOVER}"'
    WriteRegStr HKCU "${LIST}" "QuietUninstallString" '"$INSTDIR\${REMOVER}" /S'
    WriteRegDWORD HKCU "${LIST}" "NoModify" 1
    WriteRegDWORD HKCU "${LIST}" "NoRepair" 1
    SectionGetSize 0 $0
    WriteRegDWORD HKCU "${LIST}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
    !insertmacro WAIT_UNTIL_CLOSED
    !insertmacro TAKE_AWAY
    Delete "$SMPROGRAMS\${NAME}.lnk"
    Delete "$INSTDIR\${REMOVER}"
    RMDir "$INSTDIR"   ; stays if somebody has put something there
    DeleteRegKey HKCU "${LIST}"
SectionEnd
