/** Closes the open menus of the header. If this hides the focused element, focuses the button of the menu. */
export const closeMenus = (page: Document): void => {
  for (const menu of page.querySelectorAll('header details[open]')) {
    menu.removeAttribute('open');
    const focused = page.activeElement;
    if (focused !== page.body && focused?.getClientRects().length === 0)
      menu.querySelector('summary')?.focus();
  }
};
