/** Facade of React Router, shared by shell and remotes. Few names, so that the rest is tree-shaken. */
export { RemoteRouter } from './remote-router';
export { Link, Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
