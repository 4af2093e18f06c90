import { readFileSync } from 'node:fs';

import type { FastifyInstance } from 'fastify';

const DAY = 'public, max-age=86400';
const picture = (ground: string, drawing: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="16" fill="${ground}"/>`,
    `<path d="${drawing}" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`,
  ].join('');
const ICON = `${picture('#2B2B36', 'M18 26h24l-7-7M46 38H22l7 7')} stroke="#00C26F"/></svg>`;
/** Tab icon for a completed exchange. */
const DONE_ICON = `${picture('#00C26F', 'M18 33l10 10 18-20')} stroke="#FFFFFF"/></svg>`;

const robotsOf = (origin: string): string =>
  ['User-agent: *', 'Disallow: /gateway/', 'Disallow: /ops/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );

/** Icons for installation, notifications and link previews, with the drawing of the tab icon. */
const PNG_ICONS = ['192', '512', 'maskable', 'apple-touch', 'share'] as const;

const manifestOf = (brand: string) => ({
  name: brand,
  short_name: brand,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#2B2B36',
  theme_color: '#2B2B36',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Adds icons, manifest and files that browsers and crawlers request from every site. */
export const addBrandRoutes = (app: FastifyInstance, brand: string, origin: string): void => {
  const manifest = JSON.stringify(manifestOf(brand));
  for (const [path, icon] of [
    ['/favicon.svg', ICON],
    ['/favicon-done.svg', DONE_ICON],
  ] as const)
    app.get(path, (_request, reply) => reply.header('cache-control', DAY).type('image/svg+xml').send(icon));
  for (const name of PNG_ICONS) {
    const bytes = readFileSync(new URL(`./icons/${name}.png`, import.meta.url));
    app.get(`/icons/${name}.png`, (_request, reply) =>
      reply.header('cache-control', DAY).type('image/png').send(bytes),
    );
  }
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', DAY).redirect('/favicon.svg', 301),
  );
  app.get('/site.webmanifest', (_request, reply) =>
    reply.header('cache-control', DAY).type('application/manifest+json').send(manifest),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', DAY).type('text/plain; charset=utf-8').send(robotsOf(origin)),
  );
};
