export { fetchDepositAddress, fetchWithdrawals, withdraw } from './withdrawal-calls';
