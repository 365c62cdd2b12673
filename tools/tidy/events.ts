import {
  isCode,
  isNode,
  isTestCode,
  lineOf,
  stringOf,
  walk,
  type Finding,
  type SourceFile,
  type SyntaxNode,
} from './source-file.ts';

/** An event is named once, in the contract of the domain that tells it: `told` and `hear` take that declaration, not a topic. So is a notice. */
export function eventsAreDeclared(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file) && /^(domains|apps)\//.test(file.path) && !isTestCode(file.path))
    .flatMap((file) => {
      const found: Finding[] = [];
      walk(file, (node, above) => {
        if (node.type !== 'Property') return;
        const [key, value] = [node['key'], node['value']];
        const isTopic = nameOf(key) === 'topic' && TOPIC.test(stringOf(value) ?? '');
        const isHeard = TOPIC.test(stringOf(key) ?? '') && nameOf(above.at(-2)?.['key']) === 'listeners';
        const isNotice = nameOf(key) === 'kind' && TOPIC.test(stringOf(value) ?? '') && isAsked(above.at(-2));
        if (isNotice)
          found.push({
            path: file.path,
            line: lineOf(file.text, node.start),
            message: 'a notice is told by its declaration: notice() in contract/notices.ts',
          });
        if (isTopic || isHeard)
          found.push({
            path: file.path,
            line: lineOf(file.text, node.start),
            message: 'an event is told and heard by its declaration: event() in contract/events.ts',
          });
      });
      return found;
    });
}

const TOPIC = /^[a-z_]+\.[a-z_]+$/;

/** `told(notificationAsked, …)`. */
function isAsked(call: SyntaxNode | undefined): boolean {
  const given = call?.type === 'CallExpression' ? call['arguments'] : undefined;
  return Array.isArray(given) && isNode(given[0]) && given[0]['name'] === 'notificationAsked';
}

function nameOf(key: unknown): string | undefined {
  if (typeof key !== 'object' || key === null || !('name' in key)) return undefined;
  return typeof key.name === 'string' ? key.name : undefined;
}
