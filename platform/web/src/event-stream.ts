export interface StreamEvent {
  readonly id: string;
  readonly topic: string;
  readonly data: string;
}

/** Cuts a text/event-stream into events, however its bytes arrive. Comments (heartbeats) are passed over. */
export function createStreamReader(): (chunk: string) => StreamEvent[] {
  let rest = '';
  return (chunk) => {
    const blocks = (rest + chunk).replace(/\r\n?/g, '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => readBlock(block) ?? []);
  };
}

function readBlock(block: string): StreamEvent | undefined {
  let id = '';
  let topic = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const value = line.slice(colon + 1).replace(/^ /, '');
    const name = line.slice(0, colon);
    if (name === 'id') id = value;
    if (name === 'event') topic = value;
    if (name === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { id, topic, data: data.join('\n') };
}
