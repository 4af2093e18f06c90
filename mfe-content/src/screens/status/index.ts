export { FailureScreen } from './failure.screen';
export { LoadingScreen } from './loading.screen';
