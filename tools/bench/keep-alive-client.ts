import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * One connection of HTTP/1.1 that stays open, one request at a time: what load generators do, so that the figures are the server's
 * and not those of a browser's fetch in Node. Reads each answer whole. Answers must say their content-length.
 */
export class KeepAliveClient {
  readonly #socket: Socket;
  readonly #head: string;
  #read: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#head = ` HTTP/1.1\r\nhost: ${host}\r\nconnection: keep-alive\r\n`;
    socket.on('data', (chunk) => this.#take(chunk));
    const fail = () => this.#waiting?.reject(new Error('the server closed the connection'));
    socket.on('error', fail);
    socket.on('close', fail);
  }

  static async open(url: string): Promise<KeepAliveClient> {
    const { hostname, port, host } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return new KeepAliveClient(socket, host);
  }

  /** `headers` is written as it is: lines that end in CRLF. */
  post(path: string, headers: string, body: string): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(
        `POST ${path}${this.#head}${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
  }

  /** As `post`, without a body. */
  get(path: string, headers: string): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`GET ${path}${this.#head}${headers}\r\n`);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#read = this.#read.length === 0 ? chunk : Buffer.concat([this.#read, chunk]);
    const headEnd = this.#read.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#read.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    const end = headEnd + 4 + length;
    if (this.#read.length < end) return;
    const text = this.#read.toString('utf8', headEnd + 4, end);
    this.#read = Buffer.alloc(0);
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), text });
  }
}
