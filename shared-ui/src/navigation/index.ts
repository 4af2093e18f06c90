/** The one face of React Router that shell and remotes share: only these names, so that the rest is shaken off. */
export { RemoteRouter } from './remote-router';
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
