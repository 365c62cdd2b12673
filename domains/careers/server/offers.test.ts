import { afterAll, describe, expect, it } from 'vitest';

import { stepsIn } from './testing/careers-steps.ts';
import { serveCareers } from './testing/served-careers.ts';

const careers = await serveCareers();
const { server, terms, ask, newJob, employerStep, ownStep, mine, forget } = careers;
const { shortlisted, toldTo } = stepsIn(careers);
afterAll(() => server.close());

describe('an offer', () => {
  it('says what the job pays and when it begins; the applicant reads it, and what they are hired for is what was offered [SYS-07]', async () => {
    const { job, ann, id, offer } = await shortlisted();
    const made = await offer(terms);
    expect(made.body).toMatchObject({ state: 'offer', offer: { ...terms, period: 'month' } });
    expect(await mine(ann)).toMatchObject([{ offer: { ...terms, period: 'month' } }]);
    const hired = await ownStep(id, ann, { step: 'accept', version: made.body.version });
    expect(hired.body.state).toBe('hired');
    const { rows } = await server.owner.query(
      "select payload -> 'pay' as pay from platform.event where topic = 'careers.person_hired' and payload ->> 'application_id' = $1",
      [id],
    );
    expect(rows).toEqual([{ pay: { min: terms.pay, max: terms.pay, period: 'month' } }]);
    const { body } = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    expect(body).toMatchObject({
      pay: { min: { value: '200000' }, max: { value: '290000' }, period: 'month' },
    });
  });

  it('is turned down: both sides read it, the employer is told, and nobody is hired', async () => {
    const { job, ann, id, offer } = await shortlisted();
    const { version } = (await offer(terms)).body;
    const no = await ownStep(id, ann, { step: 'turn_down', version });
    expect([no.status, no.body.state]).toEqual([200, 'turned_down']);
    const after = await ownStep(id, ann, { step: 'accept', version: no.body.version });
    expect(after.body.code).toBe('application_step_refused');
    const { body } = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    expect(body.items).toMatchObject([{ state: 'turned_down', offer: terms }]);
    expect(await toldTo(job.owner)).toEqual(['careers.application_received', 'careers.offer_turned_down']);
    expect(await toldTo(ann)).toEqual(['careers.application_shortlisted', 'careers.offer_made']);
  });

  it('in another currency, below what was published, on a day that is over or without terms is refused at its field', async () => {
    const { job, id, offer } = await shortlisted();
    const errorsOf = async (said: object) => {
      const { status, body } = await offer(said);
      expect(status).toBe(422);
      return body.errors.map(({ field, code }) => `${field} ${code}`);
    };
    const pay = (changes: object) => ({ ...terms, pay: { ...terms.pay, ...changes } });
    expect(await errorsOf(pay({ assetCode: 'USD' }))).toEqual(['offer.pay wrong_currency']);
    expect(await errorsOf(pay({ assetScale: 0 }))).toEqual(['offer.pay wrong_currency']);
    expect(await errorsOf(pay({ value: '199999' }))).toEqual(['offer.pay below_published']);
    expect(await errorsOf(pay({ value: '-1' }))).toEqual(['offer.pay.value not_a_number']);
    expect(await errorsOf(pay({ value: '1'.repeat(20) }))).toEqual(['offer.pay.value too_large']);
    expect(await errorsOf(pay({ value: '9'.repeat(40) }))).toEqual(['offer.pay.value too_large']);
    expect(await errorsOf({ ...terms, starts_on: '2020-01-01' })).toEqual(['offer.starts_on in_the_past']);
    expect(await errorsOf({ ...terms, starts_on: '2027-02-30' })).toEqual(['offer.starts_on required']);
    const received = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    const version = received.body.items[0]?.version;
    const bare = await employerStep(id, job.owner, { step: 'offer', version });
    expect(bare.body.errors).toMatchObject([{ field: 'offer', code: 'required' }]);
    const odd = await employerStep(id, job.owner, { step: 'invite', version, offer: terms });
    expect(odd.body.errors).toMatchObject([{ field: 'offer', code: 'not_offered' }]);
  });

  it('is made by those who may, read by both sides alone, sealed, and gone with the account', async () => {
    const { job, ann, id, offer } = await shortlisted();
    const other = await newJob();
    expect((await offer(terms, other.owner)).status).toBe(404);
    expect((await offer(terms, ann)).status).toBe(404);
    expect((await offer(terms, job.viewer)).body.code).toBe('team_role_required');
    const { version } = (await offer({ ...terms, note: 'A\u0000B \u202Eterces' })).body;
    expect(await mine(ann)).toMatchObject([{ offer: { note: 'AB terces' } }]);
    expect((await ownStep(id, job.owner, { step: 'turn_down', version })).status).toBe(404);
    const kept = async () =>
      (await server.owner.query('select sealed_offer from careers.application where id = $1', [id])).rows[0]
        ?.sealed_offer;
    expect(await kept()).not.toContain('terces');
    await forget(ann);
    expect(await kept()).toBeNull();
  });
});
