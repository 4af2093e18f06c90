/** Global variable that every payload tries to set. */
export const ALARM = 'tamperedCodeRan';
const SET = `globalThis.${ALARM}=true`;

const VECTORS: readonly string[] = [
  `<script>${SET}</script>`,
  `<img src=x onerror=${SET}>`,
  `<svg onload=${SET}>`,
  `<svg><script>${SET}</script></svg>`,
  `<iframe srcdoc="<script>parent.${ALARM}=true</script>"></iframe>`,
  `<body onload=${SET}>`,
  `<input autofocus onfocus=${SET}>`,
  `<details open ontoggle=${SET}>`,
  `<video><source onerror=${SET}></video>`,
  `<math href="javascript:${SET}">x</math>`,
  `<a href="javascript:${SET}">x</a>`,
  `<form action="javascript:${SET}"><button>x</button></form>`,
  `<object data="javascript:${SET}"></object>`,
  `<style>@import 'javascript:${SET}'</style>`,
  `<marquee onstart=${SET}>`,
  `<template><script>${SET}</script></template>`,
  `<base href="javascript:${SET}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${SET}">`,
  `javascript:${SET}`,
  `data:text/html,<script>${SET}</script>`,
  `{{constructor.constructor('${SET}')()}}`,
  `\${${SET}}`,
  `$t(${SET})`,
  `"onmouseover=${SET} autofocus tabindex=1 onfocus=${SET} x="`,
  `' onfocus=${SET} autofocus '`,
];

/** Closes the context that a text is placed in. */
const BREAKOUTS: readonly string[] = [
  '',
  '">',
  "'>",
  '</title>',
  '</script>',
  '--><!--',
  '</textarea></style>',
  '\\u003c/script\\u003e',
  ']]>',
  '\u2028',
];

const WAYS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\u200b${text.replaceAll('script', 'scr\tipt')}`,
];

/** Five hundred texts that would run code if a page used one as HTML, script or URL. */
export const XSS_PAYLOADS: readonly string[] = VECTORS.flatMap((vector) =>
  BREAKOUTS.flatMap((breakout) => WAYS.map((way) => way(`${breakout}${vector}`))),
);

/** Fifty of them: each vector in each spelling, and each breakout at least five times. */
export const FEW_XSS_PAYLOADS: readonly string[] = VECTORS.flatMap((vector, at) =>
  WAYS.map((way, index) => way(`${BREAKOUTS[(at + 5 * index) % BREAKOUTS.length] ?? ''}${vector}`)),
);
