import type { Answer, Bank, TestPerson } from '@egcr/wallet/testing';

/** What reviewers do. */
export function reviewersIn(bank: Bank, officers: Map<string, readonly string[]>) {
  const people = new Map<string, TestPerson>();

  const asReviewer = (method: 'GET' | 'POST' | 'PUT', path: string, as: TestPerson, body?: object) =>
    bank.call(method, `/api/v1/grants/reviews${path}`, {
      as,
      role: 'super_admin',
      key: crypto.randomUUID(),
      ...(body && { body }),
    });
  async function reviewer(name: string): Promise<TestPerson> {
    const made = await bank.person(name);
    officers.set(made.userId, ['grants.judge']);
    people.set(made.userId, made);
    return made;
  }
  /** As many as judge the largest sums, and one more. */
  async function someReviewers(): Promise<readonly TestPerson[]> {
    const made: TestPerson[] = [];
    for (const name of ['Vera', 'Wim', 'Xenia', 'Yan']) made.push(await reviewer(name));
    return made;
  }
  const scoresOf = (points: number) => {
    const each = { score: points, reason: 'The application says so plainly.' };
    return { need: each, impact: each, plan: each, costs: each };
  };
  /** Declares no tie, keeps scores and sends them. */
  async function score(id: string, as: TestPerson, points: number): Promise<Answer> {
    const { body } = await asReviewer('GET', `/${id}`, as);
    const opened =
      body.state === 'assigned'
        ? await asReviewer('POST', `/${id}/declaration`, as, { version: body.version, tie: 'none' })
        : { body };
    const saved = await asReviewer('PUT', `/${id}/scores`, as, {
      version: opened.body.version,
      scores: scoresOf(points),
    });
    return asReviewer('POST', `/${id}/sending`, as, { version: saved.body.version });
  }
  /** The reviews of a case that are asked for and not sent, with their reviewers. */
  async function openReviews(caseId: string) {
    const { rows } = await bank.database.owner.query(
      `select id, reviewer_id from grants.review where case_id = $1 and state in ('assigned', 'scoring') order by id`,
      [caseId],
    );
    return rows.flatMap(({ id, reviewer_id: reviewerId }) => {
      const as = people.get(reviewerId);
      return as === undefined ? [] : [{ id: String(id), as }];
    });
  }
  /** Everyone who is asked scores a case the same. */
  async function judge(caseId: string, points = 4): Promise<void> {
    for (const { id, as } of await openReviews(caseId)) {
      const sent = await score(id, as, points);
      if (sent.status !== 200) throw new Error(`not scored: ${JSON.stringify(sent.body)}`);
    }
  }
  return { reviewer, someReviewers, asReviewer, scoresOf, score, openReviews, judge };
}
