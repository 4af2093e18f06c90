import { describeFamilies } from './describe-families.fixture';
import { LEDGER_VECTORS } from './ledger-vectors.fixture';

describeFamilies(LEDGER_VECTORS);
