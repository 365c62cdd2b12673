import { randomUUID } from 'node:crypto';
import { transferPosted } from '@egcr/wallet/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { DomainEvent } from '@egcr/server-kit/work';
import { uuidv7 } from '@egcr/contract/ids';
import type { Person } from '@egcr/server-kit/actor';
import { Refusal } from '@egcr/server-kit/refusal';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';

import { applyCode } from '../apply-code.ts';
import { followEvents } from '../follow-events.ts';
import type { ReferralPeople } from '../people.ts';
import { readReferrals } from '../read-referrals.ts';
import { releaseDueRewards } from '../release-rewards.ts';

interface Newcomer {
  email: string;
  isVerified: boolean;
  isComplete: boolean;
}

let mailboxes = 0;

/** Referrals over a database of their own, with a directory of people in memory and a clock to move. */
export class ReferralDesk {
  readonly services: TestServices;
  readonly database: TestDatabase;
  readonly people = new Map<string, Newcomer>();
  readonly #doors: ReferralPeople = {
    contactsOf: (_db, userId) => {
      const person = this.people.get(userId);
      return Promise.resolve(
        person && {
          email: person.email,
          phone: null,
          isEmailVerified: person.isVerified,
          isPhoneVerified: false,
          language: 'en',
        },
      );
    },
    hasCompleteProfile: (_db, userId) => Promise.resolve(this.people.get(userId)?.isComplete ?? false),
  };

  static async open(): Promise<ReferralDesk> {
    return new ReferralDesk(await testDatabase());
  }

  private constructor(database: TestDatabase) {
    this.database = database;
    this.services = testServices(database);
  }

  close(): Promise<void> {
    return this.database.close();
  }

  /** Someone who has just signed up. */
  person(facts: Partial<Newcomer> = {}): string {
    const userId = uuidv7(this.services.clock.now().getTime());
    mailboxes += 1;
    this.people.set(userId, {
      email: `p${mailboxes}@example.com`,
      isVerified: false,
      isComplete: false,
      ...facts,
    });
    return userId;
  }

  async codeOf(userId: string): Promise<string> {
    return (await this.read(userId)).code;
  }

  read(userId: string): ReturnType<typeof readReferrals> {
    return this.services.unit(readReferrals, { actor: actorOf(userId) });
  }

  /** The detail, or the code of the refusal. */
  async apply(userId: string, code: string, { ip = '', language = 'en' } = {}): Promise<string> {
    try {
      const reply = await this.services.unit(
        (work) =>
          applyCode(this.#doors, work, {
            params: undefined,
            query: undefined,
            body: { referral_code: code },
          }),
        { actor: actorOf(userId), request: { id: 'r', ip, userAgent: '', language } },
      );
      return reply.detail;
    } catch (error) {
      if (error instanceof Refusal) return `${error.kind.status} ${error.kind.code}`;
      throw error;
    }
  }

  async hear(event: DomainEvent): Promise<void> {
    await this.services.unit(async (work) => {
      await followEvents(this.#doors)[event.topic]?.(work, { ...event, id: work.newId() });
    });
  }

  /** What the hourly job does. */
  release(): Promise<void> {
    return this.services.unit((work) => releaseDueRewards(work, { pays: false }));
  }

  /** A payment in JVD, as the wallet tells of it. */
  pay(from: string | null, to: string, minor = 1000): Promise<void> {
    return this.hear(
      told(transferPosted, {
        id: randomUUID(),
        kind: from === null ? 'sandbox_deposit' : 'transfer',
        reference: 'ABCD-EFGH-JKMN',
        amount: { value: String(minor), assetCode: 'JVD', assetScale: 2 },
        from: from === null ? null : { user_id: from, username: 'a', name: 'A' },
        to: { user_id: to, username: 'b', name: 'B' },
        note: null,
        created_at: '2026-11-20T12:00:00.000Z',
      }),
    );
  }
}

export function actorOf(userId: string): Person {
  return {
    kind: 'person',
    userId,
    sessionId: userId,
    roles: [],
    isVerified: true,
    pin: { isSet: false, expiresAt: null, verifiedAt: null },
  };
}
