import DOMPurify from 'dompurify';

const LINK = /^(?:https?:|mailto:)/i;

/** Links of a stranger's text open apart and learn nothing of where they came from. */
const secureLinks = (fragment: DocumentFragment): void => {
  for (const link of fragment.querySelectorAll('a')) {
    if (!LINK.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
};

/** HTML of a page's data without anything that acts: text, lists, tables and links are left (ADR 0021). */
export const sanitise = (html: string): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [
      'a',
      'b',
      'blockquote',
      'br',
      'code',
      'em',
      'h3',
      'h4',
      'h5',
      'h6',
      'hr',
      'i',
      'li',
      'ol',
      'p',
      'pre',
      's',
      'small',
      'span',
      'strong',
      'sub',
      'sup',
      'table',
      'tbody',
      'td',
      'th',
      'thead',
      'tr',
      'u',
      'ul',
    ],
    ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  secureLinks(fragment);
  return fragment;
};
