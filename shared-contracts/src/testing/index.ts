export { fakeHttp } from './fake-http.ts';
