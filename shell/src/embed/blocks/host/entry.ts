import '@coinlane/shared-ui/tokens/tokens.css';
import '@coinlane/shared-ui/tokens/base.css';
import './block-place.css';

import '../../../remotes/shared-scope';

import { openHost } from './open-host';

Reflect.set(window, 'coinlaneBlocksHost', { open: openHost });
