export { FailureScreen, ListFailure } from './failure.screen';
export { LoadingScreen } from './loading.screen';
