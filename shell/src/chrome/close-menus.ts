/** Closes the open menus of the header. A menu whose focused element is hidden by that gives the focus to its button. */
export const closeMenus = (page: Document): void => {
  for (const menu of page.querySelectorAll('header details[open]')) {
    menu.removeAttribute('open');
    const focused = page.activeElement;
    if (focused !== page.body && focused?.getClientRects().length === 0)
      menu.querySelector('summary')?.focus();
  }
};
