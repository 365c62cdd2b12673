export { jvd, openBank, TEST_PIN, type Answer, type Bank } from './bank.ts';
export { TestPeople, type TestPerson } from './test-people.ts';
