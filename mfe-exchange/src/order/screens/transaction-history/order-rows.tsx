import type { ListedOrder } from '../../domain/saved-order';
import { OrderRow } from './order-row';
import styles from './transaction-history.module.css';

type Props = { readonly labelledBy: string; readonly orders: readonly ListedOrder[] };

/** Rows of orders. Each is a link to its order. */
export const OrderRows = ({ labelledBy, orders }: Props) => (
  <ul className={styles.rows} aria-labelledby={labelledBy}>
    {orders.map((order) => (
      <OrderRow key={order.transactionId} order={order} />
    ))}
  </ul>
);
