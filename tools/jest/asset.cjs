/** A file in a test: only that it is there. */
module.exports = 'asset';
