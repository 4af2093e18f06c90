/** Marks calls that initialise constants as pure, so that a bundle leaves out codecs that it does not use. */
const pureConstants = () => ({
  name: 'pure-constants',
  visitor: {
    'CallExpression|NewExpression': (path) => {
      const isConstant =
        path.getFunctionParent() === null && path.findParent((it) => it.isVariableDeclarator());
      if (isConstant) path.addComment('leading', '#__PURE__');
    },
  },
});

/**
 * One Babel configuration for every build and for jest. Its folder is Babel's root, so effector's store
 * identifiers are paths from here. They are the same on server and browser, and never collide between remotes.
 */
module.exports = (api) => {
  const isTest = api.env('test');
  return {
    presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
    overrides: [
      {
        include: ['./shared-contracts/src', './chains/src', /\/src\/(?:api|domain)\//],
        plugins: isTest ? [] : [pureConstants],
      },
      {
        // its state never leaves the browser, so its stores need no identifiers
        exclude: './shell/src/ops',
        plugins: [['effector/babel-plugin', { addLoc: false, addNames: isTest || !api.env('production') }]],
      },
    ],
  };
};
