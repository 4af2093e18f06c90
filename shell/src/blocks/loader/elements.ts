import { BLOCK_TABLE } from '../block-table.rule';

/** A named element of the page, by its tag, its id or `data-block`. */
export const findBlocks = (
  root: ParentNode,
): readonly { readonly name: string; readonly element: HTMLElement }[] =>
  Object.keys(BLOCK_TABLE).flatMap((name) =>
    [...root.querySelectorAll<HTMLElement>(`${name}, [id="${name}"], [data-block="${name}"]`)].map(
      (element) => ({
        name,
        element,
      }),
    ),
  );

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What the page says to a block: its `data-` attributes, and JSON inside of it or under its name. */
export const factsOf = (name: string, element: HTMLElement) => {
  const json =
    element.querySelector('script[type="application/json"]') ?? document.getElementById(`${name}-data`);
  return {
    name,
    attributes: Object.fromEntries(
      [...element.attributes]
        .filter((attribute) => attribute.name.startsWith('data-'))
        .map((attribute) => [attribute.name.slice('data-'.length), attribute.value]),
    ),
    data: json === null ? null : parsed(json.textContent),
  };
};
