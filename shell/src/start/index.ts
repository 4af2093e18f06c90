export { createBrowserNavigation } from './browser-navigation';
export { createServices } from './create-services';
export { createRouteFollower } from './follow-route';
export { followLinks } from './follow-links';
export { isPageOfAddress } from './is-page-of-address';
export { readPageData } from './read-page-data';
export { ShellRoot } from './shell-root';
export { wantsLiveReload } from './wants-live-reload';
