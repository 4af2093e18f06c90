export { aComposition, aConfig, aShell, englishTexts, fakeBrowser, InShell } from './in-shell';
