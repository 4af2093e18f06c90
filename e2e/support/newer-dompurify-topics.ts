import { ALARM } from './xss-payloads.ts';

const SET = `globalThis.${ALARM}=true`;
/** Runs as soon as it is parsed as an element instead of text. */
const LIVE = `<img alt src=x: onerror=${SET}>`;
/** The same inside a title attribute that closes a text-only element. */
const behind = (element: string): string => `<a title="</${element}>${LIVE}">`;

type Topic = { readonly topic: string; readonly inputs: readonly string[] };

const KEPT: readonly Topic[] = [
  {
    topic: 'a picture in SVG with its data in xlink:href',
    inputs: [`<svg><image xlink:href="data:image/png,x" onerror=${SET} /></svg>`],
  },
  {
    topic: 'a picture in SVG with its data in href',
    inputs: [`<svg><image href="data:image/svg+xml,<script>${SET}</script>" onerror=${SET} /></svg>`],
  },
  {
    topic: 'words for screen readers',
    inputs: [`<p role=alert aria-live=assertive aria-label='">${LIVE}' tabindex=0 onfocus=${SET} autofocus>`],
  },
  {
    topic: 'attributes without a value',
    inputs: [`<input type=radio checked required autofocus onfocus=${SET}>`, `<input type=radio onfocus>`],
  },
  {
    topic: 'filters of SVG',
    inputs: [
      `<svg><filter><feImage href="javascript:${SET}" onload=${SET} /><feFlood><set attributeName=x onbegin=${SET} /></feFlood></filter></svg>`,
    ],
  },
  {
    topic: 'data addresses after white space',
    inputs: [
      `<a href="\n\t data:text/html,${LIVE}">x</a>`,
      `<img src="\t\ndata:image/png,x" onerror=${SET}>`,
    ],
  },
  {
    topic: 'pictures in several sizes',
    inputs: [`<img srcset="x 1x, javascript:${SET} 2x" sizes="(min-width: 1px) 1px" onerror=${SET}>`],
  },
  { topic: 'inert', inputs: [`<section inert onanimationstart=${SET}>${LIVE}</section>`] },
  { topic: 'white space in front', inputs: [`  \n\t${LIVE}`, '\n'] },
  { topic: 'MathML without content', inputs: [`<p><math onclick=${SET}></math>${LIVE}</p>`] },
  {
    topic: 'search',
    inputs: [`<search><form action="javascript:${SET}"><input autofocus onfocus=${SET}></form></search>`],
  },
  {
    topic: 'the kind of a mask',
    inputs: [
      `<svg><mask mask-type=luminance><rect><animate attributeName=x dur=1s onbegin=${SET} /></rect></mask></svg>`,
    ],
  },
  {
    topic: 'commands of buttons',
    inputs: [
      `<button command=show-modal commandfor=d onclick=${SET}>x</button><dialog id=d open>${LIVE}</dialog>`,
    ],
  },
  {
    topic: 'popovers of buttons',
    inputs: [
      `<button popovertarget=p popovertargetaction=toggle>x</button><p id=p popover onbeforetoggle=${SET}>${LIVE}`,
    ],
  },
];

const CLOBBERED: readonly Topic[] = [
  {
    topic: 'a form that hides hasChildNodes',
    inputs: [`<form onfocusin=${SET}><output name=hasChildNodes></output><input autofocus>${LIVE}</form>`],
  },
  {
    topic: 'a form that hides namespaceURI',
    inputs: [`<form onfocusin=${SET}><select name=namespaceURI autofocus></select>${LIVE}</form>`],
  },
];

const MUTATING: readonly Topic[] = [
  {
    topic: 'SVG that a closing tag leaves, 1: a text area',
    inputs: [`<svg></p><textarea><desc><style></textarea>${LIVE}</style></desc></svg>`],
  },
  {
    topic: 'SVG that a closing tag leaves, 2: a title',
    inputs: [`<svg></br><title><u title="</title>${LIVE}"></u></title></svg>`],
  },
  {
    topic: 'MathML that a closing tag leaves',
    inputs: [`<math></p><textarea><mo><style></textarea>${LIVE}</mo></math>`],
  },
  {
    topic: 'templates in SVG',
    inputs: [`<svg></p><textarea><desc><template><style></textarea>${LIVE}</template></desc></svg>`],
  },
  {
    topic: 'templates in MathML',
    inputs: [`<math></p><textarea><mn><template><style></textarea>${LIVE}`],
  },
  {
    topic: 'MathML within SVG',
    inputs: [`<svg></p><math><desc><style></p>${LIVE}</style></desc></math></svg>`],
  },
  {
    topic: 'attributes, 1: a style that is left',
    inputs: [`<svg><p><style>${behind('style')}</style></svg>`],
  },
  {
    topic: 'attributes, 2: HTML in a foreign object',
    inputs: [`<svg><foreignObject><div><style>${behind('style')}</style></div></foreignObject></svg>`],
  },
  {
    topic: 'attributes, 3: HTML in an annotation',
    inputs: [
      `<math><annotation-xml encoding="application/xhtml+xml"><div><style>${behind('style')}</style></div></annotation-xml></math>`,
    ],
  },
  {
    topic: 'what is taken away, 1: xmp',
    inputs: [`<xmp><svg><i><style>${behind('xmp')}</style></i></svg></xmp>`],
  },
  {
    topic: 'what is taken away, 2: noembed',
    inputs: [`<noembed><svg><i><style>${behind('noembed')}</style></i></svg></noembed>`],
  },
  {
    topic: 'nesting, 1: a form in a form',
    inputs: [`<form><math><mi></form><form><malignmark><style>${LIVE}</style></form></math>`],
  },
  {
    topic: 'nesting, 2: an address that acts, out of a table',
    inputs: [`<math><mo><table><malignmark><style><math href="javascript:${SET}">${LIVE}</math>`],
  },
  {
    topic: 'nesting, 3: a comment, out of a table',
    inputs: [`<math><mn><table><mglyph><style><!--</style><u title="--&gt;${LIVE}">`],
  },
  {
    topic: 'nesting, 4: SVG after a form in a form',
    inputs: [`<form><math><ms></form><form><mglyph><svg><ms><style>${behind('style')}`],
  },
  {
    topic: 'nesting, 5: SVG out of a table',
    inputs: [`<math><mi><table><malignmark><svg><mi><style>${behind('style')}`],
  },
  {
    topic: 'HTML within MathML, 1: headings and links',
    inputs: [`<math><mo><h2><a><h3></a></h3><malignmark><svg><mo><style>${behind('style')}</style></h2>`],
  },
  {
    topic: 'HTML within MathML, 2: comments',
    inputs: [`<math><mtext><!--</mtext>--!>${LIVE}<!-- --></math>`, `<!-- -->${LIVE}<!-- -->`],
  },
  {
    topic: 'elements that are none, 1: in SVG',
    inputs: [`<svg><nobody><title><noscript></noscript></title><s></s><style>${behind('style')}`],
  },
  {
    topic: 'elements that are none, 2: in MathML',
    inputs: [`<math><ms><option><nobody><option></option><malignmark><svg><ms><style>${behind('style')}`],
  },
  {
    topic: 'is, which no script can take away',
    inputs: [
      `<i is="x-none" onclick=${SET}>x</i>`,
      `<button is="x-none" autofocus onfocus=${SET}>x</button>`,
    ],
  },
  {
    topic: 'templates in a select',
    inputs: [`<select><template shadowrootmode=open>${LIVE}</template><option>${LIVE}</select>`],
  },
];

/**
 * Topics added to DOMPurify's tests since the installed package (`dompurify-fixtures.ts`): the same 38 topics, with
 * inputs written for this test that run code when they are not sanitised.
 */
export const NEWER_TOPICS: readonly Topic[] = [...KEPT, ...CLOBBERED, ...MUTATING];
