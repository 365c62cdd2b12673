import { configure } from '@testing-library/dom';

// A screen is waited for as long as a busy machine may take: a part that is fetched, a pause in typing, an answer.
configure({ asyncUtilTimeout: 120_000 });
