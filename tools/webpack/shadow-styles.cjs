/**
 * What is said of a document's root is said of the root of a shadow tree, and what of its body of the block's own; a block is
 * as high as what is in it.
 */
module.exports = (css) =>
  css
    .replace(/min-block-size: 100d?vh;/g, '')
    .replace(/:root:not\(([^)]*)\)/g, ':host(:not($1))')
    .replace(/:root/g, ':host')
    .replace(/\bhtml:has\([^)]*\)/g, '.coinlane-none')
    .replace(/^(\s*)html\b/gm, '$1:host')
    .replace(/^(\s*)body\b/gm, '$1.coinlane-block');
