/** Error texts for a block whose host fails to load, in the language of the page. */
const WORDS: Readonly<Record<string, readonly [missing: string, retry: string]>> = {
  en: ['This part of the page could not be loaded.', 'Try again'],
  de: ['Dieser Teil der Seite konnte nicht geladen werden.', 'Erneut versuchen'],
  es: ['No se pudo cargar esta parte de la página.', 'Reintentar'],
  fr: ['Cette partie de la page n’a pas pu être chargée.', 'Réessayer'],
  id: ['Bagian halaman ini tidak dapat dimuat.', 'Coba lagi'],
  ja: ['ページのこの部分を読み込めませんでした。', '再試行'],
  ko: ['페이지의 이 부분을 불러오지 못했습니다.', '다시 시도'],
  pt: ['Não foi possível carregar esta parte da página.', 'Tentar de novo'],
  ru: ['Эта часть страницы не загрузилась.', 'Повторить'],
};

/** Language of a page from its `lang`, if it is supported. */
export const languageOf = (word: string | null | undefined): string => {
  const code = (word ?? '').slice(0, 2).toLowerCase();
  return Object.hasOwn(WORDS, code) ? code : 'en';
};

/** Shows an error in place of a block, with a retry button. */
export const drawMissing = (element: HTMLElement, language: string, onRetry: () => void): void => {
  const [missing, retry] = WORDS[language] ?? ['', ''];
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = missing;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  button.addEventListener('click', onRetry, { once: true });
  element.append(words, button);
};
