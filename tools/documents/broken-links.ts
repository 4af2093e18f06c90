import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const LINK = /\[[^\]]*\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
/** A path in backticks that looks like a file or folder of the repository. */
const PATH = /`((?:[\w.-]+\/)+(?:[\w.-]+\.(?:ts|tsx|mjs|cjs|json|md|css|sh|yaml|conf))?)`/g;
const PLACEHOLDER = /[<>{}*…]|^(remotes|channels|browser|server|locales)\/|node_modules|^[.]data|^dist\//;

const isOutside = (target: string): boolean => /^[a-z]+:/i.test(target);

/** Broken links and paths of a document. Paths can be relative to the root or to the document's folder. */
export const brokenLinks = (root: string, file: string, text: string): readonly string[] => {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const links = [...prose.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !isOutside(target));
  const paths = [...prose.matchAll(PATH)]
    .map(([, target = '']) => target)
    .filter((target) => !PLACEHOLDER.test(target));
  const places = (target: string) => [
    join(dirname(file), target),
    join(root, target),
    join(dirname(file), 'src', target),
  ];
  return [...links, ...paths]
    .filter((target) => !places(target).some((place) => existsSync(place)))
    .map((target) => `${relative(root, file)}: ${target}`);
};
