// before any component, because the first style sheet defines the order of the layers
import '@coinlane/shared-ui/tokens/tokens.css';
import '@coinlane/shared-ui/tokens/base.css';
import '@coinlane/shared-ui/tokens/fonts.css';
