export { addFaucet } from './add-faucet.ts';
