import { HtmlValidate } from 'html-validate';

/** Rules of the HTML standard, without style rules (ADR 0019). */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const SHOWN_PROBLEMS = 10;

/** Violations of the HTML standard in a document. Empty if it is valid. */
export const htmlProblems = async (html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .slice(0, SHOWN_PROBLEMS)
    .map(({ ruleId, message, line, column }) => `${ruleId} ${String(line)}:${String(column)} ${message}`);
};
