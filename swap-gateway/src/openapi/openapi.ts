import { REFUSAL } from './refusal-schema.ts';
import { REPLIES } from './replies.ts';
import type { Schema } from './schema.ts';

const bodyOf = (description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** OpenAPI 3.1 description of the gateway's replies. */
export const openApi = () => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [call, { summary, reply }] of Object.entries(REPLIES)) {
    const [method = '', path = ''] = call.split(' ');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        summary,
        parameters: parametersOf(path),
        responses: { 200: bodyOf(summary, reply), default: bodyOf('Refused', REFUSAL) },
      },
    };
  }
  return { openapi: '3.1.0', info: { title: 'Coinlane swap gateway', version: '1' }, paths };
};
