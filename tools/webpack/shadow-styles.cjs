/**
 * Styles of a document's root apply to the root of a shadow tree, and styles of its body to the block's own; a block is
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
