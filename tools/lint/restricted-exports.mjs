/** Lint rules for exports that no rule of the linter covers. */
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
