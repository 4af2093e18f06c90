import DOMPurify from 'dompurify';

const LINK = /^(?:https?:|mailto:)/i;

/** Links in third-party text open in a new tab, without a referrer or an opener. */
const secureLinks = (fragment: DocumentFragment): void => {
  for (const link of fragment.querySelectorAll('a')) {
    if (!LINK.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
};

/** Sanitises HTML of page data. Keeps only text, lists, tables and links (ADR 0021). */
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
