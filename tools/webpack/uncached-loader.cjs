/** A webpack loader: keeps a module out of the cache that persists between builds. */
module.exports = function uncached(source, map, meta) {
  this.cacheable(false);
  this.callback(null, source, map, meta);
};
