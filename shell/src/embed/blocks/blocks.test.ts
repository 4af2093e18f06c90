/** @jest-environment browser */
import { BLOCK_TABLE, isLazyBlock, remoteOfBlock } from './block-table.rule';
import { integrityByUrl, pinsAt } from './host/absolute-page';
import { factsOf, findBlocks } from './loader/elements';
import { drawMissing, languageOf } from './loader/words';

afterEach(() => {
  document.body.replaceChildren();
});

const show = (html: string): void => {
  document.body.innerHTML = html;
};

describe('the table of blocks (spec §2 "Mounting")', () => {
  it('contains no inherited names', () => {
    expect([remoteOfBlock('toString'), remoteOfBlock('x')]).toEqual([null, null]);
  });

  it('mounts only the newsletter on scroll', () => {
    expect(Object.keys(BLOCK_TABLE).filter(isLazyBlock)).toEqual(['newsletter-subscription']);
  });
});

describe('the named elements of a page', () => {
  it('are found by tag, id and data-block', () => {
    show(
      '<swap-page></swap-page><div id="contact-form"></div><p data-block="swap-stepper"></p><div id="x"></div>',
    );
    expect(findBlocks(document).map(({ name }) => name)).toEqual([
      'contact-form',
      'swap-stepper',
      'swap-page',
    ]);
  });

  it('have data attributes and JSON', () => {
    show(
      '<swap-stepper data-from="now" data-reverse><script type="application/json">[1]</script></swap-stepper>',
    );
    const [found] = findBlocks(document);
    if (found === undefined) throw new Error('nothing was found');
    expect(factsOf(found.name, found.element)).toEqual({
      name: 'swap-stepper',
      attributes: { from: 'now', reverse: '' },
      data: [1],
    });
  });

  it.each([
    {
      json: '<script type="application/json" id="bounty-dropdown-list-data">{"a":1}</script>',
      data: { a: 1 },
    },
    { json: '<script type="application/json" id="bounty-dropdown-list-data">{</script>', data: null },
    { json: '', data: null },
  ])('can have their JSON next to them: $json', ({ json, data }) => {
    show(`<bounty-dropdown-list></bounty-dropdown-list>${json}`);
    const [found] = findBlocks(document);
    if (found === undefined) throw new Error('nothing was found');
    expect(factsOf(found.name, found.element).data).toEqual(data);
  });
});

describe('texts of the loader', () => {
  it.each([
    { word: 'de-AT', language: 'de' },
    { word: 'JA', language: 'ja' },
    { word: 'xx', language: 'en' },
    { word: '', language: 'en' },
    { word: null, language: 'en' },
  ])('$word: $language', ({ word, language }) => {
    expect(languageOf(word)).toBe(language);
  });

  it('offer a retry, once', () => {
    const place = document.createElement('div');
    const onRetry = jest.fn();
    drawMissing(place, 'fr', onRetry);
    place.querySelector('button')?.click();
    place.querySelector('button')?.click();
    expect(place.querySelector('[role=alert]')?.textContent).toContain('n’a pas pu être chargée');
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('files of a third-party page', () => {
  const file = (url: string) => ({ url, integrity: `sha384-${url}` });
  const version = {
    version: '1.0.0',
    entry: file('/remotes/a/1/entry.js'),
    globalName: 'a',
    scripts: [file('/remotes/a/1/s.js')],
    styles: [],
    lazyFiles: [file('/remotes/a/1/lazy.js')],
  };
  const pin = { name: 'a', namespace: 'a', why: 'stable' as const, stable: version, previous: [version] };

  it('have URLs on our site, each with its hash', () => {
    const pins = pinsAt('https://site.example', [pin]);
    const files = integrityByUrl('https://site.example', pins, {
      scripts: [file('/shell/1/host.js')],
      styles: [],
      lazyFiles: [],
    });
    expect(pins[0]?.stable.entry.url).toBe('https://site.example/remotes/a/1/entry.js');
    expect([...files.keys()]).toEqual([
      'https://site.example/remotes/a/1/entry.js',
      'https://site.example/remotes/a/1/s.js',
      'https://site.example/remotes/a/1/lazy.js',
      'https://site.example/shell/1/host.js',
    ]);
    expect(files.get('https://site.example/remotes/a/1/lazy.js')).toBe('sha384-/remotes/a/1/lazy.js');
  });
});
