/** Code that keeps all of single-spa in a build: each is a list of all its exports, or leads to one. */
const HOLDS_ALL = [
  // handed to each parcel
  [/Object\.freeze\(\{__proto__:null,(?:get \w+\(\)\{return [\w$]+\},?)+\}\)/g, '{}'],
  // handed to the developer tools
  [
    /[\w$]+&&window\.__SINGLE_SPA_DEVTOOLS__&&\(window\.__SINGLE_SPA_DEVTOOLS__\.exposedMethods=[\w$]+\);/g,
    '',
  ],
  // for links with an `onclick` attribute
  [/[\w$]+&&\(window\.singleSpaNavigate\?[^;]+:window\.singleSpaNavigate=[\w$]+\);/g, ''],
];

/** Leaves of single-spa what the shell uses: its parcels. It registers no applications. */
module.exports = (source) =>
  HOLDS_ALL.reduce((text, [list, empty]) => {
    const found = text.match(list)?.length ?? 0;
    if (found !== 1) throw new Error(`single-spa holds ${String(list)} ${String(found)} times, not once`);
    return text.replace(list, empty);
  }, source);
