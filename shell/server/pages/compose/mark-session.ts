import { inlineScript } from './inline-script.ts';

/** Attribute of the root element in a browser with a session. `account-corner` updates it. */
const SESSION_ATTRIBUTE = 'data-session';

/* oxlint-disable no-restricted-globals -- this runs before the modules of shell/src/storage */
/**
 * Runs in the browser first, and uses nothing outside its body. The page is cached and does not depend on whether
 * the visitor is signed in. With a session, the header reserves the width of the account menu, so that its other
 * controls do not move when the menu has loaded.
 */
export const markSession = (attribute: string, key: string): void => {
  try {
    document.documentElement.toggleAttribute(attribute, localStorage.getItem(key) !== null);
  } catch {
    return;
  }
};
/* oxlint-enable no-restricted-globals */

/** Source of the script. */
export const MARK_SESSION = `${inlineScript(markSession)}('${SESSION_ATTRIBUTE}','refresh-token')`;
