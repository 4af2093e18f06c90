module.exports = require('@coinlane/tools/babel.config.cjs');
