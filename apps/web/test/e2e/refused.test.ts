// What cannot be, and what is said then. A file of its own, so that it runs beside the page's other tests.
import './bad-input.ts';
import './with-its-reason.ts';
