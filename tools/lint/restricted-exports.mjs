/** Lint rules for exports that the linter itself does not cover. */
export default {
  meta: { name: 'coinlane' },
  rules: {
    'no-export-all': {
      create: (context) => ({
        ExportAllDeclaration: (node) => {
          context.report({
            node,
            message: 'Name what you export: `export *` hides the face and makes cycles.',
          });
        },
      }),
    },
  },
};
