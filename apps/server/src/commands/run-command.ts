/** What a command of the operator says at its end, and the status it ends with. */
export interface Ended {
  readonly status: number;
  readonly lines: readonly string[];
}

interface Terminal {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

interface Running {
  /** The status of a command that could not do what it was asked for. */
  readonly failure?: number;
  readonly terminal?: Terminal;
}

/** Runs a command, says how it ended, and answers its status. What it cannot do is said as a sentence, without a stack. */
export async function runCommand(
  body: () => Promise<Ended>,
  { failure = 1, terminal: { stdout, stderr } = process }: Running = {},
): Promise<number> {
  try {
    const { status, lines } = await body();
    stdout.write(lines.map((line) => `${line}\n`).join(''));
    return status;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return failure;
  }
}
