import '@coinlane/shared-ui/tokens/tokens.css';
import '@coinlane/shared-ui/tokens/base.css';
import '@coinlane/shared-ui/tokens/fonts.css';

import './remotes/shared-scope';

import { start } from './bootstrap';

start();
