/** Slots of the job board, `/global-job-board`. A tab whose slot no domain fills says that it opens soon. */
export interface JobBoardSlots {
  /** The reader's applications. */
  readonly 'job-board.applications': 'part';
  /** Jobs that the reader keeps. */
  readonly 'job-board.saved': 'part';
  /** The reader's profile for work. */
  readonly 'job-board.cv': 'part';
  /** At a job in a list; about its name in addresses. */
  readonly 'job-board.job': 'part';
  /** On the public page of a job, for signed-in readers: how well it fits them. It is about its name in addresses. */
  readonly 'job-board.fit': 'part';
  /** Instead of the jobs found: those that fit the reader, narrowed by the search that it is about. */
  readonly 'job-board.fitting': 'part';
  /** At the search: tells the reader of new jobs that it finds. It is about the search. */
  readonly 'job-board.alert': 'part';
  /** Support while looking for work. */
  readonly 'job-board.support': 'part';
}
