import { BLOCK_TABLE } from '../block-table.rule';

/** Finds named elements by tag, ID or `data-block`. */
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

/** Data of a block from the page: its `data-` attributes, and JSON inside it or under its name. */
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
