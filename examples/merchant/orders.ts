/** What the shop sells, in hundredths of a JVD. */
export const products = [
  { name: 'Coffee beans, 500 g', cents: 1_250 },
  { name: 'Tea, 100 g', cents: 800 },
  { name: 'Cups, a pair', cents: 2_400 },
] as const;

export interface Order {
  readonly id: string;
  readonly title: string;
  readonly cents: number;
  isPaid: boolean;
  /** How often the goods were sent: a shop sends them once, however often it hears of the payment. */
  timesSent: number;
}

/** What a payment is, as an event tells of it. */
export interface PaymentTold {
  readonly state: string;
  /** The shop's own rules ask it to look first; `payment.reviewed` follows. */
  readonly in_review: boolean;
  readonly amount: { readonly value: string; readonly assetCode: string };
  readonly refunded: { readonly value: string };
  readonly metadata: Readonly<Record<string, string>>;
}

/** Orders in memory. A real shop keeps them in its database, with a unique index on the ids of messages. */
export class Orders {
  readonly #orders = new Map<string, Order>();
  readonly #messages = new Set<string>();

  add(product: (typeof products)[number]): Order {
    const order = {
      id: crypto.randomUUID(),
      title: product.name,
      cents: product.cents,
      isPaid: false,
      timesSent: 0,
    };
    this.#orders.set(order.id, order);
    return order;
  }

  find(id: string): Order | undefined {
    return this.#orders.get(id);
  }

  /**
   * Takes a verified message once: a second one with the same id changes nothing. The order is sent only where the whole of it is paid, in the
   * currency that was asked for.
   */
  hear(messageId: string, type: string, payment: PaymentTold): void {
    if (this.#messages.has(messageId)) return;
    this.#messages.add(messageId);
    const order = this.#orders.get(payment.metadata['order'] ?? '');
    const isWhole = order?.cents === Number(payment.amount.value) && payment.amount.assetCode === 'JVD';
    const isPaid = type === 'payment.succeeded' || type === 'payment.reviewed';
    if (order === undefined || order.isPaid || !isWhole || !isPaid) return;
    if (payment.state !== 'succeeded' || payment.in_review || payment.refunded.value !== '0') return;
    order.isPaid = true;
    order.timesSent += 1;
  }
}
