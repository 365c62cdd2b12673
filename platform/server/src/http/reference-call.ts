import type { Endpoint } from '@egcr/contract/endpoint';
import type { RefusalKind } from '@egcr/contract/refusals';

import { pinNeedOf, rateOf, refusalsOf, statusOf, whoMayCall } from './call-facts.ts';
import type { ServerDomain } from '../domain.ts';
import { fieldLines, inputSchema, outputSchema, sampleOf, typeOf, type JsonSchema } from './json-schema.ts';
import { markup, type Content, type Markup } from './markup.ts';
import { referenceMessages as say } from './reference-messages.ts';

export interface ReferenceOptions {
  readonly domains: readonly ServerDomain[];
  readonly publicUrl: string;
}

/** Everything about one call. */
export function callSection(call: Endpoint, { domains, publicUrl }: ReferenceOptions): Markup {
  const { name, method, path, summary, agentHint } = call;
  return markup`<article class="call" id="${name}" aria-labelledby="${name}.title">
<div class="call-head">
<h3 id="${name}.title">${name}</h3>
<p class="address"><span class="method method-${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
<p>${summary}</p>
</div>
${facts(call, domains)}
${agentHint === undefined ? undefined : markup`<p class="hint"><strong>${say.agents}</strong> ${agentHint}</p>`}
${call.params ? fieldTable(say.params, inputSchema(call.params), say.fieldColumns) : undefined}
${call.query ? fieldTable(say.query, outputSchema(call.query), say.fieldColumns) : undefined}
${call.body ? fieldTable(say.body, inputSchema(call.body), say.fieldColumns) : undefined}
${replyTable(call)}
${refusalParts(call)}
<div class="part"><h4>${say.example}</h4><pre>${exampleOf(call, publicUrl)}</pre></div>
</article>
`;
}

function facts(call: Endpoint, domains: readonly ServerDomain[]): Markup {
  const pairs: readonly (readonly [string, string])[] = [
    [say.who, whoMayCall(call, domains)],
    [say.pin, pinNeedOf(call)],
    [say.rate, rateOf(call)],
    ...(call.idempotency ? ([[say.idempotency, say.idempotencyRequired]] as const) : []),
    [say.scope, call.scope ?? say.noScope],
  ];
  return markup`<dl class="facts">${pairs.map(([term, fact]) => markup`<div><dt>${term}</dt><dd>${fact}</dd></div>`)}</dl>`;
}

function replyTable(call: Endpoint): Markup {
  const title = say.reply(statusOf(call));
  if (call.file) {
    return markup`<div class="part"><h4>${title}</h4><p>${say.file} <code>${call.file.join(', ')}</code></p></div>`;
  }
  if (call.reply) return fieldTable(title, outputSchema(call.reply), say.replyColumns);
  return markup`<div class="part"><h4>${title}</h4><p>${say.noContent}</p></div>`;
}

function fieldTable(title: string, schema: JsonSchema, columns: readonly string[]): Markup {
  const lines = fieldLines(schema);
  const whole = { path: say.anonymousValue, type: typeOf(schema), isRequired: true, rules: [] };
  const rows = (lines.length === 0 ? [whole] : lines).map(({ path, type, isRequired, rules }) => [
    markup`<code>${path}</code>`,
    type,
    isRequired ? say.yes : say.no,
    ...(lines.some((line) => line.rules.length > 0) ? [rules.join('; ')] : []),
  ]);
  return table({ title, columns: columns.slice(0, rows[0]?.length), rows });
}

/** Its own refusals at once; those that many calls share on demand. */
function refusalParts(call: Endpoint): Content {
  const isOwn = new Set(call.refusals.map(({ code }) => code));
  const all = refusalsOf(call);
  const own = all.filter(({ code }) => isOwn.has(code));
  const shared = all.filter(({ code }) => !isOwn.has(code));
  return [
    own.length === 0 ? undefined : refusalTable(say.ownRefusals, own),
    markup`<details><summary>${say.sharedRefusals(shared.length)}</summary>${refusalTable(say.refusals, shared)}</details>`,
  ];
}

function refusalTable(title: string, kinds: readonly RefusalKind[]): Markup {
  const rows = kinds.map(({ status, code, meaning }) => [
    markup`<span class="number">${status}</span>`,
    markup`<code>${code}</code>`,
    meaning,
  ]);
  return table({ title, columns: say.refusalColumns, rows });
}

interface TableParts {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Content[])[];
}

/** A wide table scrolls inside its frame, also by keyboard. */
function table({ title, columns, rows }: TableParts): Markup {
  const head = columns.map((column) => markup`<th scope="col">${column}</th>`);
  const body = rows.map((cells) => markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`);
  return markup`<div class="part"><h4>${title}</h4>
<div class="scroll" role="group" aria-label="${title}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>
</div>`;
}

function bodyLines({ body, takesBytes }: Endpoint): readonly string[] {
  if (!body) return [];
  if (takesBytes) return [`-H 'Content-Type: application/octet-stream'`, '--data-binary @piece'];
  const sample = JSON.stringify(sampleOf(inputSchema(body)));
  return [`-H 'Content-Type: application/json'`, `-d '${sample.replaceAll("'", String.raw`'\''`)}'`];
}

/** A command line that makes the call, with sample values. */
function exampleOf(call: Endpoint, publicUrl: string): string {
  const sample = call.params ? sampleOf(inputSchema(call.params)) : {};
  const values = new Map(Object.entries(sample ?? {}).map(([name, value]) => [name, String(value)]));
  const address = `${publicUrl}${call.path.replace(/:(\w+)/g, (_all, name: string) => values.get(name) ?? name)}`;
  const lines = [
    `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}'${address}'`,
    ...(call.access === 'public' ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(call.idempotency ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...bodyLines(call),
  ];
  return lines.join(' \\\n  ');
}
