import type { TestPerson } from '@egcr/wallet/testing';

import type { FraudBank } from './fraud-bank.ts';

interface Scene {
  readonly victim: TestPerson;
  readonly thief: TestPerson;
  /** The payment. */
  readonly id: string;
  /** The case, which the officer has taken. */
  readonly caseId: string;
}

export const HOLD_REASON = 'The flat does not exist.';

/** A bank with two officers, and what they do to money that was reported. */
export async function scenesIn(bank: FraudBank) {
  await bank.setRates();
  const officer = await bank.person('Officer');
  const second = await bank.person('Second');

  /** A person has paid 50.00 to another who had 10.00, and reported it; an officer has taken the case. */
  async function reported(answers: (thief: TestPerson) => object = () => ({})): Promise<Scene> {
    const [victim, thief] = [await bank.person('Vera', '10000'), await bank.person('Thea', '1000')];
    const { id } = await bank.pays(victim, thief, '5000');
    const caseId = await bank.reports(victim, answers(thief));
    await bank.take(caseId, officer);
    return { victim, thief, id, caseId };
  }

  const hold = ({ caseId, id }: Pick<Scene, 'caseId' | 'id'>, as = officer, pin?: 'stale') =>
    bank.ask('POST', `/admin/fraud/cases/${caseId}/holds`, as, {
      body: { transfer_id: id, reason: HOLD_REASON },
      pin,
    });
  const onHold = (id: string, act: 'confirmation' | 'prolongation' | 'release', as = officer) =>
    bank.ask('POST', `/admin/fraud/holds/${id}/${act}`, as, { body: { reason: 'We have asked the bank.' } });
  const read = async (caseId: string, as = officer) =>
    (await bank.ask('GET', `/admin/fraud/cases/${caseId}`, as)).body;

  /** Whether a person can send that much: `sent`, or the code of the refusal. */
  async function sends(from: TestPerson, value: string, assetCode = 'JVD'): Promise<string> {
    const to = { username: second.username };
    const { status, body } = await bank.send(from, { to, amount: { value, assetCode, assetScale: 2 } });
    return status === 201 ? 'sent' : body.code;
  }

  return { officer, second, reported, hold, onHold, read, sends };
}

export type HeldScenes = Awaited<ReturnType<typeof scenesIn>>;
